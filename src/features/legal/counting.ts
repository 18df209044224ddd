/**
 * The parts of the privacy policy that depend on whether a visit counter (ANALYTICS_URL) runs at `host`. Both versions
 * of each part are side by side, so that neither is forgotten.
 */
export function countingFacts(host: string | undefined): Readonly<Record<string, string>> {
  const said = (without: string, counting: string) => (host === undefined ? without : counting);
  return {
    collected: said('', ', and how often its pages are viewed'),
    summary: said('tracks nobody', 'counts visits without following anyone'),
    heading: said('No analytics and no trackers', 'A count of visits, and no trackers'),
    how: said(
      'This website uses no analytics, no advertising pixels, no fingerprinting, no',
      `This website counts visits. When a page is shown, your browser tells ${host} which page it is and which site you came from, if any. It also says so when you open a call or a form, choose a plan (and which one), or search and find nothing. It never tells what you search for or enter. With each of these messages, ${host} receives the technical data that section 3.3 describes, but of the address only the name of this website. From that data the counter takes your country and region and the kind of browser and system. To tell visits from views, it keeps for up to eight hours a code made from your IP address, your browser and a random number. It stores neither your IP address nor anything in your browser, and its results are totals. This website uses no advertising pixels, no`,
    ),
    apart: said('Our pages load', 'Apart from the count of visits (section 4.3), our pages load'),
    else: said('', ' else'),
    signals: said(
      'Because this website does not track you, it works in the same way whether or not your browser sends a Do Not Track signal. We honor the Global Privacy Control as a request',
      'If your browser sends a Do Not Track signal or the Global Privacy Control, this website sends nothing to the counter of visits; everything else works in the same way. We also honor the Global Privacy Control as a request',
    ),
    change: said('nothing', 'nothing else'),
    purpose: said('', '; to see, in totals, which of our pages help'),
    provider: said('', ', counting of visits'),
    kept: said('', '; for the count of visits, up to eight hours'),
    why: said('', ' and count visits'),
    activity: said('', '; views of pages of this website'),
  };
}
