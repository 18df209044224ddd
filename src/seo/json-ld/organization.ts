import type { Organization, WebSite } from 'schema-dts';
import { company } from '#data/company.ts';
import { proof } from '#data/proof.ts';
import { LOCALE } from '#site/identity.ts';
import type { Site } from '#site/site.ts';

const { crew, postalAddress } = proof;
const sources = Object.values(proof.reviews).flatMap((reviews) => reviews?.url ?? []);

/** The `@id`s by which the nodes of every page's graph refer to each other. */
export function graphIds(site: Site) {
  const home = site.absoluteUrl('/');
  return {
    organization: `${home}#organization`,
    website: `${home}#website`,
    page: (url: string) => `${url}#webpage`,
    breadcrumb: (url: string) => `${url}#breadcrumb`,
    product: (url: string) => `${url}#product`,
  };
}

/** The seller (specification, section 3): name, telephone, email. */
export function organization(site: Site): Organization {
  return {
    '@type': 'Organization',
    '@id': graphIds(site).organization,
    name: company.brand,
    legalName: site.env.legalName,
    url: site.absoluteUrl('/'),
    logo: site.absoluteUrl('/icon-512.png'),
    telephone: site.env.supportPhone,
    email: site.env.supportEmail,
    areaServed: company.salesRegions.map(({ code }) => code),
    ...(postalAddress && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: postalAddress.street,
        addressLocality: postalAddress.city,
        addressRegion: postalAddress.region,
        postalCode: postalAddress.postalCode,
        addressCountry: postalAddress.country,
      },
    }),
    ...(crew.length > 0 && {
      employee: crew.map(({ name, role }) => ({ '@type': 'Person', name, jobTitle: role })),
    }),
    // The sites that have the reviews behind the ratings.
    ...(sources.length > 0 && { sameAs: sources }),
  };
}

/** `query-input` is part of Google's search action but missing from the types of schema-dts. */
type SearchAction = { '@type': 'SearchAction'; target: string; 'query-input': string };

/** The site, with the search action of the specification (section 2, shared layout). */
export function website(site: Site): WebSite {
  const ids = graphIds(site);
  const search: SearchAction = {
    '@type': 'SearchAction',
    target: `${site.absoluteUrl('/search')}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': ids.website,
    name: company.brand,
    url: site.absoluteUrl('/'),
    inLanguage: LOCALE.language,
    publisher: { '@id': ids.organization },
    potentialAction: search,
  };
}
