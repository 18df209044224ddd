import { Button } from '#ui/Button.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Lead } from '#ui/Lead.tsx';
import { Section } from '#ui/Section.tsx';
import { Station } from '#ui/Station.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { SearchCopy } from './content.ts';
import { SearchAnswers } from './SearchAnswers.tsx';
import styles from './SearchPage.module.css';

/**
 * The search page in all its states. Without scripts the first one shows, which lists every page. The page's script
 * shows the other states (`data-search`) and fills in the results.
 */
export function SearchPage({ heading, field, noResults, ...copy }: SearchCopy) {
  return (
    <Section className={styles.search}>
      <Container>
        <Heading level={1} size="h2">
          {heading}
        </Heading>
        <form
          className={styles.form}
          role="search"
          action={field.action}
          data-search="form"
          data-index={field.index}
          data-messages={JSON.stringify(copy.messages)}
        >
          <label htmlFor="search-field">{field.label}</label>
          <input
            id="search-field"
            type="search"
            name={field.parameter}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
          />
          <Button isSubmit>{field.submit}</Button>
        </form>
        <div className={styles.shortcut} data-search="shortcut">
          <label>
            <input type="checkbox" defaultChecked />
            {field.shortcut}
          </label>
        </div>
        <p className={styles.status} tabIndex={-1} data-search="status">
          {copy.hint}
        </p>
        <div role="status" data-search="spoken">
          <VisuallyHidden as="p">{''}</VisuallyHidden>
        </div>

        <SearchAnswers answers={copy.answers} />
        <ol className={styles.results} data-search="results" hidden />
        <template data-search="result">
          <li>
            <h2>
              <a href="/">
                <span data-part="name">{heading}</span>
                <VisuallyHidden>
                  {` ${copy.onPage} `}
                  <span data-part="page" />
                </VisuallyHidden>
              </a>
            </h2>
            <p data-part="excerpt" />
            <p className={styles.place}>
              {/* Screen readers have already announced the page in the link. */}
              <span data-part="place" aria-hidden="true" />
              <span data-part="heading" />
            </p>
          </li>
        </template>

        <div data-search="none" hidden>
          <Lead muted className={styles.hint}>
            {noResults.hint}
          </Lead>
          <p className={styles.person}>
            {`${noResults.person} `}
            <TextLink {...noResults.call} />
          </p>
        </div>
        <div data-search="start">
          <WordStations {...copy.words} />
          <SiteIndex {...copy.siteIndex} />
        </div>
      </Container>
    </Section>
  );
}

type WordStationsProps = {
  /** The accessible name of the list. */
  label: string;
  words: readonly { word: string; lane: number; href: string }[];
};

/** Words to start from, as stations on lanes. */
function WordStations({ label, words }: WordStationsProps) {
  return (
    <ul className={styles.stations} aria-label={label}>
      {words.map(({ word, lane, href }) => (
        <li key={word} data-lane={lane}>
          <Station />
          <a href={href}>{word}</a>
        </li>
      ))}
    </ul>
  );
}

type SiteIndexProps = {
  heading: string;
  groups: readonly {
    heading: string;
    /**
     * `lead` is for screen readers: what the group's heading shows on screen. `text` says what is on the page, or the
     * price of what it sells.
     */
    pages: readonly { href: string; lead?: string; label: string; text: string }[];
  }[];
};

/** Every page and what is on it, in groups. */
function SiteIndex({ heading, groups }: SiteIndexProps) {
  return (
    <div className={styles.index}>
      <h2>{heading}</h2>
      {groups.map((group) => (
        <section key={group.heading}>
          <h3>{group.heading}</h3>
          <ul className={group.pages.some(({ lead }) => lead) ? styles.names : undefined}>
            {group.pages.map(({ href, lead, label, text }) => (
              <li key={href}>
                <a href={href}>
                  {lead && <VisuallyHidden>{`${lead} `}</VisuallyHidden>}
                  {label}
                </a>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
