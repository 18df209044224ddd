import { linkAttributes } from '#ui/link.ts';
import { TextLink } from '#ui/TextLink.tsx';
import type { SearchAnswer, Words } from './answers.ts';
import styles from './SearchAnswers.module.css';

/** The prepared answers, all hidden until the script shows the ones that a query asks for. */
export function SearchAnswers({ answers }: { answers: readonly SearchAnswer[] }) {
  return (
    <div className={styles.answers} data-search="answers" hidden>
      {answers.map(({ terms, heading, text, rows, links, note }) => (
        <section key={heading} className={styles.answer} data-terms={terms.join(',')} hidden>
          <h2>{heading}</h2>
          {text && <p>{text}</p>}
          {rows && (
            <dl className={styles.rows}>
              {rows.map((row) => (
                <div
                  key={row.name.label}
                  data-terms={row.terms?.join(',')}
                  data-main={row.isMain ? '' : undefined}
                >
                  <dt>{linked(row.name)}</dt>
                  <dd>{linked(row.value)}</dd>
                </div>
              ))}
            </dl>
          )}
          {links && (
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.href}>{linked(link)}</li>
              ))}
            </ul>
          )}
          {note && <p className={styles.note}>{note}</p>}
        </section>
      ))}
    </div>
  );
}

function linked(words: Words) {
  if (words.href === undefined) return words.label;
  // What opens a dialog stands out, as it does everywhere.
  if (words['data-dialog']) return <TextLink {...words} />;
  return <a {...linkAttributes(words)}>{words.label}</a>;
}
