import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Container } from '#ui/Container.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { EmbedFrame, type EmbedFrameProps } from './EmbedFrame.tsx';
import styles from './FramePage.module.css';
import { PurchaseTerms, type PurchaseTermsProps } from './PurchaseTerms.tsx';

export type FramePageProps = {
  heading: string;
  /** Said beside the heading: the price, or what the page is. */
  note: string;
  back?: { href: string; label: string };
  frame: EmbedFrameProps;
  loading: 'eager' | 'lazy';
  labels: { openInNewTab: string };
  /** What a buyer agrees to, on a page that sells. */
  terms?: PurchaseTermsProps;
};

/** A page that is one external page in a frame, under a bar that names it and leads out of it. */
export function FramePage(props: FramePageProps) {
  const { heading, note, back, frame, loading, labels, terms } = props;
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <Container className={styles.row}>
          {back && (
            <ButtonLink to={back} variant="line" size="small" icon="back">
              {back.label}
            </ButtonLink>
          )}
          <h1 className={styles.heading}>
            {`${heading} `}
            <span>{note}</span>
          </h1>
          <TextLink
            to={{ href: frame.url, opensNewTab: true }}
            icon="external"
            className={styles.newTab}
          >
            {labels.openInNewTab}
          </TextLink>
        </Container>
        {terms && (
          <Container className={styles.terms}>
            <PurchaseTerms {...terms} />
          </Container>
        )}
      </div>
      <EmbedFrame {...frame} frame={loading} headingLevel={2} />
    </div>
  );
}
