import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Heading } from '#ui/Heading.tsx';
import { newTab } from '#ui/link.ts';
import { Text } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { content } from './content.ts';
import styles from './EmbedFrame.module.css';
import { FrameSkeleton } from './FrameSkeleton.tsx';

/** An external page, and what its frame says while it loads, once it has loaded, and if it fails. */
export type EmbeddedPage = {
  url: string;
  /** The accessible name of the frame. */
  title: string;
  loading: string;
  /** For screen readers only: everybody else sees the page. */
  loaded: string;
  failed: string;
  /** What the page may do, as the `allow` attribute. */
  allow?: string;
};

/** How long a page may take before the frame offers another way to reach the company, in milliseconds. */
const SLOW_AFTER_MS = 8000;

/**
 * The box around a framed page, with everything that it shows while the page loads, when it is slow and when it fails.
 * A script sets `data-state`; `data-for` names the states that a part belongs to. With `load`, the box is on a page and
 * the HTML contains the frame; without it, the box is in a dialog, and a script adds the frame later.
 */
export function EmbedFrame(page: EmbeddedPage & { load?: 'eager' | 'lazy' }) {
  const { url, title, loading, loaded, failed, allow, load } = page;
  const { slow, failedReason, interrupted, retry, openInNewTab } = content.frame;
  const inNewTab = { ...newTab(url), srText: `(${title})` };
  const failures = Object.entries({
    failed: { heading: failed, reason: failedReason },
    interrupted,
  });
  return (
    <div
      className={styles.box}
      data-frame=""
      data-state={load ? 'loading' : 'idle'}
      data-src={url}
      data-title={title}
      data-allow={allow}
      data-slow-after={SLOW_AFTER_MS}
    >
      <div className={styles.stage} data-frame-stage="">
        <i className={styles.progress} />
        <div className={styles.skeleton} aria-hidden="true">
          <FrameSkeleton />
        </div>
        {load && (
          <iframe
            src={url}
            title={title}
            allow={allow}
            loading={load}
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
        <div className={styles.failure} data-for="failed interrupted">
          <UnpluggedLine />
          {failures.map(([state, { heading, reason }]) => (
            <div key={state} className={styles.reason} data-for={state}>
              <Heading level={load ? 2 : 3} size="h3">
                {heading}
              </Heading>
              <Text size="tight" isMuted measure="text">
                {reason}
              </Text>
            </div>
          ))}
          <div className={styles.ways}>
            <Button data-frame-retry="">{retry}</Button>
            <ButtonLink {...inNewTab} variant="outline" icon="external">
              {openInNewTab}
            </ButtonLink>
          </div>
          <Contact />
        </div>
      </div>
      {/* Visible only when there is something to do. */}
      <Text as="div" size="note" isMuted className={styles.foot}>
        <div role="status" tabIndex={-1}>
          <p data-for="loading">
            <VisuallyHidden>{loading}</VisuallyHidden>
          </p>
          <p data-for="slow partial">{slow}</p>
          <div data-for="loaded">
            <VisuallyHidden>{loaded}</VisuallyHidden>
          </div>
          {/* Screen reader users need this too: another try could order twice. */}
          {failures.map(([state, { heading, reason }]) => (
            <div key={state} data-for={state}>
              <VisuallyHidden>{`${heading} ${reason}`}</VisuallyHidden>
            </div>
          ))}
        </div>
        <div className={styles.help} data-for="slow partial">
          <Button variant="outline" size="small" data-frame-retry="">
            {retry}
          </Button>
          <Contact />
        </div>
      </Text>
    </div>
  );
}

/** How to reach the company without the framed page. */
function Contact() {
  const { lead, email, or, phone } = content.frame.contact;
  return (
    <Text size="note" isMuted>
      {`${lead} `}
      <TextLink {...email} className={styles.contact} />
      {` ${or} `}
      <TextLink {...phone} />.
    </Text>
  );
}

/** The line, unplugged: for content that did not arrive. Decorative. */
function UnpluggedLine() {
  return (
    <svg
      className={styles.drawing}
      width="520"
      viewBox="0 0 520 150"
      fill="none"
      aria-hidden="true"
    >
      <g stroke="var(--accent)" strokeWidth="6">
        <path d="M-900 92H176C206 92 210 60 232 60" />
        <path d="M1400 92H344C314 92 316 118 292 118" />
      </g>
      <g fill="var(--bg)" stroke="var(--ink)" strokeWidth="4.5" strokeLinejoin="round">
        <rect x="226" y="46" width="34" height="28" rx="6" transform="rotate(8 243 60)" />
        <path d="M259 56l15 2M258 66l15 2" />
        <path d="M300 104h-20a10 10 0 0 0-10 10v8a10 10 0 0 0 10 10h20Z" />
      </g>
    </svg>
  );
}
