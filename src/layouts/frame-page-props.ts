import {
  frameCopy,
  framePageCopy,
  nextSteps,
  purchaseFrameCopy,
} from '#features/embeds/content.ts';
import type { FramePageProps } from '#features/framed/FramePage.tsx';
import { allowAttribute, FRAME_PERMISSIONS } from '#site/embeds.ts';
import type { Purchase } from '#site/purchases.ts';
import { href, PRICING_ID, type Site } from '#site/site.ts';
import { purchaseClause } from '#features/offers/terms-props.ts';
import { frameProps } from './layout-props.ts';

const labels = { question: frameCopy.wayOut.question, openInNewTab: frameCopy.openInNewTab };

/** The page that sells `purchase`: the page of the same path on the connect host, in a frame. */
export function purchasePageProps(site: Site, purchase: Purchase): FramePageProps {
  const url = `${site.env.connectOrigin}${purchase.path}`;
  const { order, work, end } = nextSteps(purchase);
  return {
    heading: purchase.product,
    price: purchase.price,
    back: { href: href(purchase.backTo, PRICING_ID), label: frameCopy.backToPlans },
    stops: [order, { ...work, questions: frameCopy.questions }, { ...end, clause: purchaseClause }],
    stopsLabel: frameCopy.nextSteps,
    frame: frameProps(site, {
      url,
      copy: purchaseFrameCopy(purchase.product, new URL(url).host),
      skeleton: 'form',
      allow: allowAttribute(site.env, FRAME_PERMISSIONS.purchase),
    }),
    loading: 'eager',
    labels,
  };
}

/** The community, which the specification wants loaded lazily. */
export function collectivePageProps(site: Site): FramePageProps {
  const { heading, pitch, stops, stopsLabel } = framePageCopy.collective;
  return {
    heading,
    text: pitch,
    stops,
    stopsLabel,
    frame: frameProps(site, {
      url: site.env.communityUrl,
      copy: framePageCopy.collective,
      skeleton: 'feed',
      allow: allowAttribute(site.env, FRAME_PERMISSIONS.community),
    }),
    loading: 'lazy',
    labels,
  };
}

/** The service catalog on the connect host. */
export function catalogPageProps(site: Site): FramePageProps {
  const { heading, note, stops, stopsLabel } = framePageCopy.catalog;
  const url = `${site.env.connectOrigin}${href('catalog')}`;
  return {
    heading,
    text: note,
    stops,
    stopsLabel,
    frame: frameProps(site, { url, copy: framePageCopy.catalog, skeleton: 'tiles' }),
    loading: 'eager',
    labels,
  };
}
