import { embedCopy, frameCopy, type FrameCopy } from '#features/embeds/content.ts';
import { layoutCopy, phone, scheduleCall } from '#features/navigation/content.ts';
import { formatPhone } from '#lib/phone.ts';
import type { SiteFooterProps } from '#features/navigation/SiteFooter.tsx';
import type { SiteHeaderProps } from '#features/navigation/SiteHeader.tsx';
import type { EmbedDialogProps } from '#features/embeds/EmbedDialog.tsx';
import type { EmbedFrameProps } from '#features/embeds/EmbedFrame.tsx';
import type { EmbedId } from '#site/embeds.ts';
import { mainMenu, pageLabel, platformMenu } from '#site/navigation.ts';
import type { PageId } from '#site/routes.ts';
import { href, PRICING_ID, type Site } from '#site/site.ts';
import { newTab } from '#ui/link.ts';
import { dialogId } from '#site/links.ts';

const home = { href: href('home'), label: layoutCopy.home };

/** The header for the page with the id `current`. */
export function headerProps(site: Site, current: string): SiteHeaderProps {
  const platformPages = platformMenu.map(({ page, label }) => ({
    href: href(page),
    label,
    isCurrent: page === current,
    drawing: page === 'pbsengine' ? ('engine' as const) : ('network' as const),
    ...layoutCopy.platform[page],
  }));
  return {
    skip: layoutCopy.skip,
    home,
    menu: mainMenu.map((entry) =>
      entry === 'platform'
        ? {
            label: platformMenu[0].label,
            isCurrent: platformPages.some((page) => page.isCurrent),
            pages: platformPages,
          }
        : { href: href(entry.page), label: entry.label, isCurrent: entry.page === current },
    ),
    search: {
      href: href('search'),
      label: pageLabel(site.route('search')),
      isCurrent: current === 'search',
    },
    pricing: { href: href('pbsengine', PRICING_ID), label: layoutCopy.pricing },
    scheduleCall,
    phone,
    labels: {
      navigation: layoutCopy.navigation,
      menu: layoutCopy.menu,
      darkTheme: layoutCopy.darkTheme,
    },
  };
}

/** The footer of every page: the links of the specification, section 2. */
export function footerProps(site: Site): SiteFooterProps {
  const { label, line, groups, copyright, rights, regions, newTabNote } = layoutCopy.footer;
  const { legalName, supportEmail, supportPhone } = site.env;
  const page = (id: PageId) => ({ href: href(id), label: pageLabel(site.route(id)) });
  return {
    label,
    home,
    line,
    groups: [
      {
        heading: groups.platform,
        links: [
          page('pbsengine'),
          { href: href('pbsengine', PRICING_ID), label: layoutCopy.pricing },
        ],
      },
      {
        heading: groups.services,
        links: [page('aiAutomation'), page('linkedin'), page('collective')],
      },
      {
        heading: groups.company,
        links: [
          {
            ...newTab(site.embeds.scheduleCall.url),
            label: scheduleCall.label,
          },
          page('privacy'),
          page('terms'),
          page('search'),
        ],
      },
      {
        heading: groups.contact,
        links: [
          { href: `tel:${supportPhone}`, label: formatPhone(supportPhone) },
          { href: `mailto:${supportEmail}`, label: supportEmail },
        ],
      },
    ],
    copyright: `${copyright} ${legalName}. ${rights}`,
    regions,
    newTabNote,
  };
}

/** A frame that shows `url`, with its copy. */
export function frameProps(
  site: Site,
  frame: { url: string; copy: FrameCopy; skeleton: EmbedFrameProps['skeleton']; allow?: string },
): EmbedFrameProps {
  const { supportEmail, supportPhone } = site.env;
  return {
    url: frame.url,
    title: frame.copy.title,
    allow: frame.allow,
    skeleton: frame.skeleton,
    status: { loading: frame.copy.loading, slow: frameCopy.slow, loaded: frame.copy.loaded },
    failed: { heading: frame.copy.failed, reason: frameCopy.failedReason },
    interrupted: frameCopy.interrupted,
    labels: { retry: frameCopy.retry, openInNewTab: frameCopy.openInNewTab },
    contact: {
      lead: frameCopy.contactLead,
      email: { href: `mailto:${supportEmail}`, label: supportEmail },
      or: frameCopy.contactOr,
      phone: { href: `tel:${supportPhone}`, label: formatPhone(supportPhone) },
    },
  };
}

/** The dialog that shows `embed`. */
export function dialogProps(site: Site, embed: EmbedId): EmbedDialogProps {
  const { title, url } = site.embeds[embed];
  return {
    id: dialogId(embed),
    heading: title,
    frame: {
      ...frameProps(site, {
        url,
        copy: embedCopy[embed],
        skeleton: embed === 'catalogForm' ? 'form' : 'calendar',
      }),
      wayOut: frameCopy.wayOut,
    },
    labels: { close: frameCopy.close, openInNewTab: frameCopy.openInNewTab },
  };
}
