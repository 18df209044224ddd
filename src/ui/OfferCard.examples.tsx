import { formatMoney } from '#lib/money.ts';
import { HERE, LONG, type Examples } from './example.ts';
import { OfferCard, OfferRow, type OfferTerms } from './OfferCard.tsx';
import { Price } from './Price.tsx';
import { TickList } from './TickList.tsx';

const terms: OfferTerms = {
  price: <Price amount={formatMoney({ minorUnits: 25_000, currency: 'USD' })} after=" per month" />,
  action: { ...HERE, label: 'Select' },
};

export const examples: Examples = [
  {
    name: 'in a row',
    contexts: ['page', 'tint', 'band'],
    room: 'page',
    show: () => (
      <OfferRow>
        <OfferCard
          name="One"
          text={LONG}
          terms={{ ...terms, remark: 'Or by the year.' }}
          features={<TickList items={['Reviews']} />}
          note="More next to it."
        />
        <OfferCard
          name="Two"
          isEmphasized
          flag="Most chosen"
          terms={terms}
          features={<TickList items={['Reviews', 'Scheduling', 'Reports']} />}
          note="And more."
        />
      </OfferRow>
    ),
  },
  {
    name: 'small',
    room: 'phone',
    show: () => <OfferCard size="small" name={LONG} text={LONG} terms={terms} />,
  },
];
