import { callFacts } from '#features/proof/content.ts';
import { formatPhone } from '#lib/format.ts';
import { site } from '#site/current.ts';
import type { EmbedId } from '#site/embeds.ts';
import { dialogId } from '#site/embeds.ts';
import type { EmbedDialogProps } from './EmbedDialog.tsx';

const { supportEmail, supportPhone } = site.env;

/** The words of the dialogs and of the pages with a frame. */
export const content = {
  /** The words of every frame. */
  frame: {
    slow: 'This is taking longer than usual. You can wait or try again.',
    failedReason: 'A slow connection or an ad blocker can cause this.',
    // An earlier page did load: the visitor may have booked or paid on it.
    interrupted: {
      heading: 'We can’t show the next page here.',
      reason: 'If you already booked or paid, check your email before you try again.',
    },
    retry: 'Try Again',
    openInNewTab: 'Open in a new tab',
    finePrintName: 'The fine print',
    contact: {
      lead: 'Or reach us at',
      email: { href: `mailto:${supportEmail}`, label: supportEmail },
      or: 'or',
      phone: { href: `tel:${supportPhone}`, label: formatPhone(supportPhone) },
    },
  },
  close: 'Close',
  dialogs: {
    scheduleCall: {
      ...dialogOf('scheduleCall'),
      ...(callFacts && { note: callFacts.trim() }),
      title: 'Booking calendar for a call',
      loading:
        'Loading the booking calendar. It comes from our scheduling partner, so it can take a few seconds.',
      loaded: 'The booking calendar has loaded.',
      failed: 'The booking page didn’t load.',
    },
    assessment: {
      ...dialogOf('assessment'),
      title: 'Booking calendar for the assessment',
      loading:
        'Loading the assessment calendar. It comes from our scheduling partner, so it can take a few seconds.',
      loaded: 'The assessment calendar has loaded.',
      failed: 'The booking page didn’t load.',
    },
    linkedinConsultation: {
      ...dialogOf('linkedinConsultation'),
      title: 'Booking calendar for the LinkedIn consultation',
      loading:
        'Loading the consultation calendar. It comes from our scheduling partner, so it can take a few seconds.',
      loaded: 'The consultation calendar has loaded.',
      failed: 'The booking page didn’t load.',
    },
    catalogForm: {
      ...dialogOf('catalogForm'),
      title: 'Form to get the service catalog',
      loading: 'Loading the form. It comes from our forms partner, so it can take a few seconds.',
      loaded: 'The form has loaded.',
      failed: 'The form didn’t load.',
    },
  } satisfies Record<EmbedId, EmbedDialogProps>,
};

/** The id, the heading and the page of a dialog. */
function dialogOf(embed: EmbedId) {
  const { title, url } = site.embeds[embed];
  return { id: dialogId(embed), heading: title, url };
}
