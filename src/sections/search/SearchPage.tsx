import { FrayedLine } from '#art/FrayedLine.tsx';
import { Button } from '#ui/Button.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Lead } from '#ui/Lead.tsx';
import type { LinkTarget } from '#ui/link-target.ts';
import { Section } from '#ui/Section.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './SearchPage.module.css';
import { SiteIndex, type SiteIndexProps } from './SiteIndex.tsx';
import { WordStations, type WordStationsProps } from './WordStations.tsx';

export type SearchPageProps = {
  heading: string;
  field: { action: string; parameter: string; label: string; placeholder: string; submit: string };
  hint: string;
  words: WordStationsProps;
  siteIndex: SiteIndexProps;
  noResults: { hint: string; mainPages: SiteIndexProps };
  person: { lead: string; to: LinkTarget; label: string };
};

/**
 * The search page in all its states. Without a script the first shows, with every page and section; the
 * script of this page shows the others (`data-search`) and fills in what it finds.
 */
export function SearchPage({
  heading,
  field,
  hint,
  words,
  siteIndex,
  noResults,
  person,
}: SearchPageProps) {
  return (
    <Section className={styles.search}>
      <Container>
        <Heading level={1} size="h2">
          {heading}
        </Heading>
        <form className={styles.form} role="search" action={field.action} data-search="form">
          <label>
            <VisuallyHidden>{field.label}</VisuallyHidden>
            <input
              type="search"
              name={field.parameter}
              placeholder={field.placeholder}
              autoComplete="off"
            />
          </label>
          <Button isSubmit>{field.submit}</Button>
        </form>
        <p className={styles.status} role="status" data-search="status">
          {hint}
        </p>

        <div data-search="initial">
          <WordStations {...words} />
          <SiteIndex {...siteIndex} />
        </div>

        <ol className={styles.results} data-search="results" hidden />
        <template data-search="result">
          <li>
            <h2>
              <a href={field.action}>
                <b>{heading}</b>
                <VisuallyHidden>{heading}</VisuallyHidden>
              </a>
            </h2>
            <p />
            <span />
          </li>
        </template>

        <div data-search="none" hidden>
          <FrayedLine />
          <Lead muted className={styles.hint}>
            {noResults.hint}
          </Lead>
          <WordStations {...words} />
          <p className={styles.person}>
            {`${person.lead} `}
            <TextLink to={person.to} icon="arrow">
              {person.label}
            </TextLink>
          </p>
          <SiteIndex {...noResults.mainPages} />
        </div>
      </Container>
    </Section>
  );
}
