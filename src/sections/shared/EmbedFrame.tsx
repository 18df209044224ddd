import { FrameSkeleton, type FrameSkeletonKind } from '#art/skeletons/FrameSkeleton.tsx';
import { UnpluggedLine } from '#art/UnpluggedLine.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Heading } from '#ui/Heading.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './EmbedFrame.module.css';

/** What a frame shows and says in each of its states. */
export type EmbedFrameProps = {
  url: string;
  /** The accessible name of the frame. */
  title: string;
  /** What the framed page may do, as the `allow` attribute. */
  allow?: string | undefined;
  skeleton: FrameSkeletonKind;
  loading: string;
  slow: string;
  failed: { heading: string; reason: string };
  labels: { retry: string; openInNewTab: string };
  contact: {
    lead: string;
    email: { href: string; label: string };
    or: string;
    phone: { href: string; label: string };
  };
};

/** How long a page may take before its visitor is offered another way (milliseconds). */
const SLOW_AFTER_MS = 8000;

/**
 * The box around a framed page, with everything that it shows while the page loads, when it is slow
 * and when it fails. `data-state` says which; a script sets it. Served with a frame of its own where
 * `frame` says so, or empty, for a script to fill.
 */
export function EmbedFrame(
  props: EmbedFrameProps & { frame?: 'eager' | 'lazy'; headingLevel: 2 | 3 },
) {
  const {
    url,
    title,
    allow,
    skeleton,
    loading,
    slow,
    failed,
    labels,
    contact,
    frame,
    headingLevel,
  } = props;
  const newTab = { href: url, opensNewTab: true };
  return (
    <div
      className={styles.box}
      data-frame=""
      data-state={frame ? 'loading' : 'idle'}
      data-src={url}
      data-title={title}
      data-allow={allow}
      data-slow-after={SLOW_AFTER_MS}
    >
      <i className={styles.progress} />
      <div className={styles.skeleton} aria-hidden="true">
        <FrameSkeleton kind={skeleton} />
      </div>
      {frame && (
        <iframe
          src={url}
          title={title}
          allow={allow}
          loading={frame}
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      <div className={styles.failure}>
        <UnpluggedLine />
        <Heading level={headingLevel} size="h3">
          {failed.heading}
        </Heading>
        <p>{failed.reason}</p>
        <div className={styles.ways}>
          <Button data-frame-retry="">{labels.retry}</Button>
          <ButtonLink to={newTab} variant="line" icon="external">
            {labels.openInNewTab}
          </ButtonLink>
        </div>
        <p className={styles.contact}>
          {`${contact.lead} `}
          <TextLink to={contact.email}>{contact.email.label}</TextLink>
          {` ${contact.or} `}
          <TextLink to={contact.phone}>{contact.phone.label}</TextLink>.
        </p>
      </div>
      <div role="status">
        <p className={styles.note} data-for="loading">
          {loading}
        </p>
        <p className={styles.note} data-for="slow">
          {`${slow} `}
          <TextLink to={newTab}>{labels.openInNewTab}</TextLink>
        </p>
        <div data-for="failed">
          <VisuallyHidden>{failed.heading}</VisuallyHidden>
        </div>
      </div>
    </div>
  );
}
