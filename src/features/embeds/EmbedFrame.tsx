import { FrameSkeleton, type FrameSkeletonKind } from './FrameSkeleton.tsx';
import { UnpluggedLine } from './UnpluggedLine.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Heading } from '#ui/Heading.tsx';
import { newTab } from '#ui/link.ts';
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
  /** `loaded` is only for screen readers. */
  status: { loading: string; slow: string; loaded: string };
  /** `failed`: no page came. `interrupted`: a page came, but the next one did not. */
  failed: { heading: string; reason: string };
  interrupted: { heading: string; reason: string };
  /** Always shown under the frame, unless the page around the frame shows it. */
  wayOut?: { question: string; newTab: string };
  labels: { retry: string; openInNewTab: string };
  contact: {
    lead: string;
    email: { href: string; label: string };
    or: string;
    phone: { href: string; label: string };
  };
};

/** How long a page may take before the frame offers another way to reach the company, in milliseconds. */
const SLOW_AFTER_MS = 8000;

/**
 * The box around a framed page, with everything that it shows while the page loads, when it is slow and when it fails.
 * A script sets `data-state`; `data-for` names the states that a part belongs to. With `loading`, the HTML contains
 * the frame; without it, a script adds the frame later.
 */
export function EmbedFrame(
  props: EmbedFrameProps & { loading?: 'eager' | 'lazy'; headingLevel: 2 | 3 },
) {
  const { url, title, allow, skeleton, status, failed, interrupted, wayOut, labels } = props;
  const { loading, headingLevel } = props;
  const inNewTab = { ...newTab(url), srText: `: ${title}` };
  return (
    <div
      className={styles.box}
      data-frame=""
      data-state={loading ? 'loading' : 'idle'}
      data-src={url}
      data-title={title}
      data-allow={allow}
      data-slow-after={SLOW_AFTER_MS}
    >
      <div className={styles.stage} data-frame-stage="">
        <i className={styles.progress} />
        <div className={styles.skeleton} aria-hidden="true">
          <FrameSkeleton kind={skeleton} />
        </div>
        {loading && (
          <iframe
            src={url}
            title={title}
            allow={allow}
            loading={loading}
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
        <div className={styles.failure} data-for="failed interrupted">
          <UnpluggedLine />
          {Object.entries({ failed, interrupted }).map(([state, { heading, reason }]) => (
            <div key={state} className={styles.reason} data-for={state}>
              <Heading level={headingLevel} size="h3">
                {heading}
              </Heading>
              <p>{reason}</p>
            </div>
          ))}
          <div className={styles.ways}>
            <Button data-frame-retry="">{labels.retry}</Button>
            <ButtonLink {...inNewTab} variant="outline" icon="external">
              {labels.openInNewTab}
            </ButtonLink>
          </div>
          <Contact {...props.contact} />
        </div>
      </div>
      <div className={styles.foot}>
        <div role="status" tabIndex={-1}>
          <p data-for="loading">{status.loading}</p>
          <p data-for="slow partial">{status.slow}</p>
          <div data-for="loaded">
            <VisuallyHidden>{status.loaded}</VisuallyHidden>
          </div>
          {/* Screen reader users need this too: another try could order twice. */}
          {Object.entries({ failed, interrupted }).map(([state, { heading, reason }]) => (
            <div key={state} data-for={state}>
              <VisuallyHidden>{`${heading} ${reason}`}</VisuallyHidden>
            </div>
          ))}
        </div>
        <div className={styles.help} data-for="slow partial">
          <Button variant="outline" size="small" data-frame-retry="">
            {labels.retry}
          </Button>
          <Contact {...props.contact} />
        </div>
        {wayOut && (
          <p className={styles.wayOut}>
            {`${wayOut.question} `}
            <TextLink {...inNewTab}>{wayOut.newTab}</TextLink>
          </p>
        )}
      </div>
    </div>
  );
}

/** How to reach the company without the framed page. */
function Contact({ lead, email, or, phone }: EmbedFrameProps['contact']) {
  return (
    <p className={styles.contact}>
      {`${lead} `}
      <TextLink {...email} />
      {` ${or} `}
      <TextLink {...phone} />.
    </p>
  );
}
