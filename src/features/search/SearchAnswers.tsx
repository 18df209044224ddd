import type { ReactNode } from 'react';
import type { LinkAttributes } from '#ui/link.ts';
import { TextLink } from '#ui/TextLink.tsx';
import styles from './SearchAnswers.module.css';

type NamedLink = { href: string; label: string };
/** `meanings`: the answer shows if the query has one of these meanings. */
type Answer = { meanings: readonly string[]; heading: string };

export type SearchAnswersProps = {
  answers: {
    prices: Answer & {
      rows: readonly {
        name: string;
        price: string;
        href: string;
        isMain: boolean;
        terms: string;
      }[];
      note: string;
    };
    contact: Answer & {
      phone: NamedLink & { name: string };
      email: NamedLink & { name: string };
      call: { name: string; label: string };
    };
    cancel: Answer & { text: string; email: NamedLink; clause: NamedLink };
  };
  call: LinkAttributes;
};

/** Answers from the site's data, above the results. All are hidden until the script shows the ones that match. */
export function SearchAnswers({ answers: { prices, contact, cancel }, call }: SearchAnswersProps) {
  return (
    <div className={styles.answers} data-search="answers" hidden>
      <AnswerPanel {...contact}>
        <dl className={styles.rows}>
          {[contact.phone, contact.email].map(({ name, href, label }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <a href={href}>{label}</a>
              </dd>
            </div>
          ))}
          <div>
            <dt>{contact.call.name}</dt>
            <dd>
              <TextLink {...call}>{contact.call.label}</TextLink>
            </dd>
          </div>
        </dl>
      </AnswerPanel>
      <AnswerPanel {...cancel}>
        <p>{cancel.text}</p>
        <ul className={styles.links}>
          {[cancel.email, cancel.clause].map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </AnswerPanel>
      <AnswerPanel {...prices}>
        <dl className={styles.rows}>
          {prices.rows.map(({ name, price, href, isMain, terms }) => (
            <div key={name} data-terms={terms} data-main={isMain ? '' : undefined}>
              <dt>
                <a href={href}>{name}</a>
              </dt>
              <dd>{price}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>{prices.note}</p>
      </AnswerPanel>
    </div>
  );
}

function AnswerPanel({ meanings, heading, children }: Answer & { children: ReactNode }) {
  return (
    <section className={styles.answer} data-meanings={meanings.join(' ')} hidden>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}
