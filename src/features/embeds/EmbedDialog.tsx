import { Heading } from '#ui/Heading.tsx';
import { Icon } from '#ui/Icon.tsx';
import { newTab } from '#ui/link.ts';
import { Text } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { content } from './content.ts';
import styles from './EmbedDialog.module.css';
import { EmbedFrame, type EmbeddedPage } from './EmbedFrame.tsx';

export type EmbedDialogProps = EmbeddedPage & {
  /** Links with this id in `data-dialog` open the dialog. */
  id: string;
  heading: string;
  /** What to know before using the page. */
  note?: string;
};

/** A dialog that shows an external page. The close button and the link to a new tab are always in view. */
export function EmbedDialog({ id, heading, note, ...page }: EmbedDialogProps) {
  const headingId = `${id}-heading`;
  return (
    <dialog id={id} className={styles.dialog} aria-labelledby={headingId} data-print="hidden">
      <div className={styles.layout}>
        <div className={styles.bar}>
          <Heading level={2} size="h4" id={headingId} className={styles.heading}>
            {heading}
          </Heading>
          <TextLink
            {...newTab(page.url)}
            srText={`(${page.title})`}
            icon="external"
            className={styles.control}
          >
            {/* A phone has room only for the icon. */}
            <VisuallyHidden until="48rem">{content.frame.openInNewTab}</VisuallyHidden>
          </TextLink>
          <button
            className={styles.control}
            type="button"
            aria-label={content.close}
            data-dialog-close=""
          >
            <Icon name="close" size="large" />
          </button>
        </div>
        {note && (
          <Text size="note" className={styles.note}>
            {note}
          </Text>
        )}
        <EmbedFrame {...page} />
      </div>
    </dialog>
  );
}
