import type { Styled } from '#lib/class-names.ts';
import type { Action } from '#ui/link.ts';
import { Text } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';

export type PurchaseTermsProps = {
  lines: readonly string[];
  /** The words in the lines that readers look for. */
  strong: readonly string[];
  clause: Action;
};

/** The terms that a buyer agrees to, with a link to the clause, next to every price that can be ordered. */
export function PurchaseTerms(props: PurchaseTermsProps & Styled) {
  const { lines, strong, clause, className } = props;
  const parts = lines
    .join(' ')
    .split(new RegExp(`(${strong.map((words) => RegExp.escape(words)).join('|')})`));
  return (
    <div data-unsearched="" className={className}>
      <Text size="note" isMuted measure="wide">
        {parts.map((part, index) => (index % 2 ? <b key={index}>{part}</b> : part))}{' '}
        <TextLink {...clause} />
      </Text>
    </div>
  );
}
