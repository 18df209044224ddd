import { newTab } from '#ui/link.ts';
import { Station } from '#ui/Station.tsx';
import { Text } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { content } from '#features/embeds/content.ts';
import { EmbedFrame, type EmbeddedPage } from '#features/embeds/EmbedFrame.tsx';
import { FrameCover, type FrameCoverProps } from './FrameCover.tsx';
import styles from './FramePage.module.css';

export type FramePageProps = Omit<FrameCoverProps, 'go'> & {
  /** The label above the frame, and the label of the button that leads to the frame where it is below. */
  end: { name: string; go: string };
  frame: EmbeddedPage;
  load: 'eager' | 'lazy';
};

const FRAME_ID = 'frame';

/**
 * A cover and an external page in a frame as high as the screen. The line of the cover ends at the frame, which is
 * below the cover or, in a wide window, beside it.
 */
export function FramePage(props: FramePageProps) {
  const { end, frame, load, ...cover } = props;
  const { openInNewTab } = content.frame;
  return (
    <div className={styles.page}>
      <FrameCover {...cover} go={{ href: `#${FRAME_ID}`, label: end.go }} />
      <section
        id={FRAME_ID}
        className={styles.frame}
        aria-label={end.name}
        // The button above leads here; taking the focus lets keyboard users go on from here.
        tabIndex={-1}
        // Paper would cut the framed page off.
        data-print="hidden"
      >
        <div className={styles.bar} data-unsearched="">
          <Text size="label" className={styles.end}>
            <Station isMarked />
            {end.name}
          </Text>
          {/* Browsers do not report that a page refuses to be framed, so the link to a new tab is always there. */}
          <TextLink
            {...newTab(frame.url)}
            srText={`(${frame.title})`}
            icon="external"
            className={styles.wayOut}
          >
            {openInNewTab}
          </TextLink>
        </div>
        <EmbedFrame {...frame} load={load} />
      </section>
    </div>
  );
}
