import type { SearchOutcome } from '#lib/search/search.ts';

/**
 * Shows the prepared answers that a query asks for; of a list of prices, only those that it names, or else the main ones.
 * Returns whether there are any answers.
 */
export function showAnswers(
  answers: HTMLElement,
  { meanings, terms }: SearchOutcome,
  query: string,
): boolean {
  const amounts = query.match(/\$[\d.,]*\d/g) ?? [];
  let isAnswered = false;
  for (const answer of answers.querySelectorAll<HTMLElement>('[data-meanings]')) {
    const rows = [...answer.querySelectorAll<HTMLElement>('[data-terms]')];
    const named = rows.filter(
      ({ dataset, lastElementChild }) =>
        (dataset.terms ?? '').split(' ').some((term) => terms.has(term)) ||
        amounts.some((amount) => says(lastElementChild?.textContent ?? '', amount)),
    );
    const isAsked =
      (answer.dataset.meanings ?? '').split(' ').some((meaning) => meanings.has(meaning)) ||
      (amounts.length > 0 && named.length > 0);
    for (const row of rows)
      row.hidden = named.length > 0 ? !named.includes(row) : row.dataset.main === undefined;
    answer.hidden = !isAsked;
    isAnswered ||= !answer.hidden;
  }
  return isAnswered;
}

/** Whether a text names an amount: "$97" is not in "$970". */
function says(text: string, amount: string): boolean {
  return (text.match(/\$[\d.,]*\d/g) ?? []).some(
    (found) => found.replaceAll(',', '') === amount.replaceAll(',', ''),
  );
}
