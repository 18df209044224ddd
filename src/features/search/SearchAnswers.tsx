import { Heading } from '#ui/Heading.tsx';
import { linkAttributes } from '#ui/link.ts';
import { Text } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import type { SearchAnswer, Words } from './answers.ts';
import styles from './SearchAnswers.module.css';

/** The prepared answers, all hidden until the script shows the ones that a query asks for. */
export function SearchAnswers({ answers }: { answers: readonly SearchAnswer[] }) {
  return (
    <div className={styles.answers} data-search="answers" hidden>
      {answers.map(({ terms, heading, text, rows, links, note }) => (
        <section key={heading} className={styles.answer} data-terms={terms.join(',')} hidden>
          <Heading level={2} size="h4" className={styles.heading}>
            {heading}
          </Heading>
          {text && <p>{text}</p>}
          {rows && (
            <dl className={styles.rows}>
              {rows.map((row) => (
                <div
                  key={row.name.label}
                  className={styles.row}
                  data-terms={row.terms?.join(',')}
                  data-main={row.isMain ? '' : undefined}
                >
                  <dt>{linked(row.name)}</dt>
                  <Text as="dd" isStrong>
                    {linked(row.value)}
                  </Text>
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
          {note && (
            <Text size="note" isMuted className={styles.note}>
              {note}
            </Text>
          )}
        </section>
      ))}
    </div>
  );
}

function linked(words: Words) {
  if (words.href === undefined) return words.label;
  // A link that opens a dialog stands out, as on every page.
  if (words['data-dialog']) return <TextLink {...words} className={styles.link} />;
  return (
    <a {...linkAttributes(words)} className={styles.link}>
      {words.label}
    </a>
  );
}
