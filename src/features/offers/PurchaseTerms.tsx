import type { Styled } from '#lib/class-names.ts';
import type { Action } from '#ui/link.ts';
import { Text } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';

export type PurchaseTermsProps = {
  lines: readonly string[];
  clause: Action;
};

/** The terms that a buyer agrees to, with a link to the clause, next to every price that can be ordered. */
export function PurchaseTerms(props: PurchaseTermsProps & Styled) {
  const { lines, clause, className } = props;
  return (
    <div data-unsearched="" className={className}>
      <Text size="note" isMuted measure="wide">
        {`${lines.join(' ')} `}
        <TextLink {...clause} />
      </Text>
    </div>
  );
}
