import { Button } from '#ui/Button.tsx';
import { Container } from '#ui/Container.tsx';
import { PhoneDisclosure } from '#ui/PhoneDisclosure.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Section } from '#ui/Section.tsx';
import { StationLine, Stop } from '#ui/StationLine.tsx';
import { Text } from '#ui/Text.tsx';
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
    <>
      <Section ground="tint" space="tight" className={styles.head}>
        <Container className={styles.question}>
          <Lens />
          <Heading level={1} size="h4">
            {heading}
          </Heading>
          <form
            className={styles.form}
            role="search"
            action={field.action}
            data-search="form"
            data-needs-script
            data-index={field.index}
            data-messages={JSON.stringify(copy.messages)}
          >
            <label htmlFor="search-field" className={styles.label}>
              {field.label}
            </label>
            <input
              id="search-field"
              className={styles.field}
              type="search"
              name={field.parameter}
              placeholder={field.example}
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="search"
            />
            <Button isSubmit>{field.submit}</Button>
          </form>
          <p className={styles.status} tabIndex={-1} data-search="status" data-needs-script>
            {copy.hint}
          </p>
          <p data-search="none" hidden>
            {`${noResults.hint} `}
            <TextLink {...noResults.call} />
          </p>
        </Container>
      </Section>
      <Section isClipped space="tight" className={styles.found}>
        <Container>
          <div role="status" data-search="spoken">
            <VisuallyHidden as="p">{''}</VisuallyHidden>
          </div>

          <SearchAnswers answers={copy.answers} />
          <ol data-search="results" hidden />
          <template data-search="result">
            <li className={styles.result}>
              <Heading level={2} size="h4" className={styles.title}>
                <a href="/" className={styles.link}>
                  <span data-part="name">{heading}</span>
                  <VisuallyHidden>
                    {` ${copy.onPage} `}
                    <span data-part="page" />
                  </VisuallyHidden>
                </a>
              </Heading>
              <p data-part="excerpt" className={styles.excerpt} />
              <Text size="note" className={styles.place}>
                {/* Screen readers have already announced the page in the link. */}
                <span data-part="place" aria-hidden="true" />
                <span data-part="heading" />
              </Text>
            </li>
          </template>

          <div data-search="start">
            <Topics {...copy.words} />
            <SiteIndex {...copy.siteIndex} />
          </div>
          <div className={styles.shortcut} data-search="shortcut" data-needs-script>
            <label>
              <input type="checkbox" className={styles.checkbox} defaultChecked />
              <Text as="span" size="note" isMuted>
                {field.shortcut}
              </Text>
            </label>
          </div>
        </Container>
      </Section>
    </>
  );
}

/** A magnifying glass over the station at which the line begins. */
function Lens() {
  return (
    <svg
      className={styles.lens}
      data-needs-script
      width="140"
      viewBox="0 0 140 140"
      stroke="var(--ink)"
      strokeWidth="6"
      aria-hidden="true"
    >
      <path strokeWidth="13" strokeLinecap="round" d="M101 101l31 31" />
      <g fill="var(--surface)">
        <circle cx="62" cy="62" r="56" />
        <path stroke="var(--accent)" strokeWidth="16" d="M10 62H115" />
        <circle cx="62" cy="62" r="22" strokeWidth="16" />
      </g>
    </svg>
  );
}

type TopicsProps = {
  /** The accessible name of the list. */
  label: string;
  words: readonly { word: string; href: string }[];
};

/** Example queries to start with, on the line that comes from the lens. */
function Topics({ label, words }: TopicsProps) {
  return (
    <StationLine
      as="ul"
      turnAt="64rem"
      bleed="start"
      aria-label={label}
      className={styles.topics}
      data-needs-script
    >
      {words.map(({ word, href }) => (
        <Stop key={word}>
          <Text as="span" size="title">
            <a href={href} className={styles.topic}>
              {word}
            </a>
          </Text>
        </Stop>
      ))}
    </StationLine>
  );
}

type Listed = { href: string; label: string; text: string };

type SiteIndexProps = {
  heading: string;
  /** `open` unfolds a page's orders on a phone; `lead` is announced before each, as one plan has its page's name. */
  order: { open: string; lead: string };
  groups: readonly {
    heading: string;
    /** `text` says what is on the page, or the price of what it sells. `orders` are the pages that sell its plans. */
    pages: readonly (Listed & { orders: readonly Listed[] })[];
  }[];
};

/** Every page and what is on it, in groups; the pages that sell a plan are folded into the page about it. */
function SiteIndex({ heading, order, groups }: SiteIndexProps) {
  return (
    <>
      <Heading level={2} size="h4" className={styles.index}>
        {heading}
      </Heading>
      {groups.map((group) => (
        <section key={group.heading} className={styles.group}>
          <Text as="h3" size="titleSmall" isMuted className={styles.name}>
            {group.heading}
          </Text>
          <ul className={styles.pages}>
            {group.pages.map(({ href, label, text, orders }) => (
              <li key={href}>
                <Text as="b" isStrong>
                  <a href={href} className={styles.page}>
                    {label}
                  </a>
                </Text>
                <Text size="note" isMuted>
                  {text}
                </Text>
                {orders.length > 0 && (
                  <PhoneDisclosure summary={order.open} name={label}>
                    <ul className={styles.orders}>
                      {orders.map((plan) => (
                        <Text as="li" size="note" key={plan.href} className={styles.order}>
                          <a href={plan.href} className={styles.plan}>
                            <VisuallyHidden>{`${order.lead} `}</VisuallyHidden>
                            {plan.label}
                          </a>
                          <span>{plan.text}</span>
                        </Text>
                      ))}
                    </ul>
                  </PhoneDisclosure>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
