import { Button } from '#ui/Button.tsx';
import { Container } from '#ui/Container.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Lead } from '#ui/Lead.tsx';
import type { LinkAttributes } from '#ui/link.ts';
import { Section } from '#ui/Section.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { SearchAnswers, type SearchAnswersProps } from './SearchAnswers.tsx';
import styles from './SearchPage.module.css';
import { SearchResults } from './SearchResults.tsx';
import { SiteIndex, type SiteIndexProps } from './SiteIndex.tsx';
import { WordStations, type WordStationsProps } from './WordStations.tsx';

export type SearchPageProps = {
  heading: string;
  field: {
    action: string;
    parameter: string;
    label: string;
    submit: string;
    /** Where the script finds the index. */
    index: string;
    shortcut: string;
  };
  hint: string;
  /** What screen readers announce before the page of a result. */
  onPage: string;
  messages: Readonly<Record<string, string>>;
  words: WordStationsProps;
  answers: SearchAnswersProps['answers'];
  siteIndex: SiteIndexProps;
  noResults: { hint: string; person: { lead: string; label: string } };
  call: LinkAttributes;
};

/**
 * The search page in all its states. Without scripts the first one shows, which lists every page. The page's script
 * shows the other states (`data-search`) and fills in the results.
 */
export function SearchPage(props: SearchPageProps) {
  const { heading, field, hint, onPage, messages, words, answers, siteIndex, noResults, call } =
    props;
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
          data-messages={JSON.stringify(messages)}
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
          {hint}
        </p>
        <div role="status" data-search="spoken">
          <VisuallyHidden as="p">{''}</VisuallyHidden>
        </div>

        <SearchAnswers answers={answers} call={call} />
        <SearchResults label={heading} onPage={onPage} />

        <div data-search="none" hidden>
          <Lead muted className={styles.hint}>
            {noResults.hint}
          </Lead>
          <p className={styles.person}>
            {`${noResults.person.lead} `}
            <TextLink {...call}>{noResults.person.label}</TextLink>
          </p>
        </div>
        <div data-search="start">
          <WordStations {...words} />
          <SiteIndex {...siteIndex} />
        </div>
      </Container>
    </Section>
  );
}
