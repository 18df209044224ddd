/** A complete configuration for a company that does not exist. */
export const PRODUCTION_ENV = {
  SITE_MODE: 'production',
  SITE_URL: 'https://www.acme-systems.com',
  CONNECT_ORIGIN: 'https://connect.acme-systems.com',
  SCHEDULING_URL: 'https://calendar.acme-vendor.com/pbs/call',
  ASSESSMENT_URL: 'https://calendar.acme-vendor.com/pbs/assessment',
  LINKEDIN_CALENDAR_URL: 'https://calendar.acme-vendor.com/pbs/linkedin',
  CATALOG_FORM_URL: 'https://forms.acme-vendor.com/catalog',
  COMMUNITY_URL: 'https://community.acme-vendor.com/pbs',
  COMPANY_LEGAL_NAME: 'Acme Systems, Inc.',
  SUPPORT_EMAIL: 'help@acme-systems.com',
  SUPPORT_PHONE: '+13025551234',
};

/** The same with one more frame host, an address for reports and a visit counter: what tests/dist builds. */
export const BUILT_ENV = {
  ...PRODUCTION_ENV,
  FRAME_HOSTS: 'https://pay.acme-vendor.com',
  REPORTING_URL: 'https://reports.acme-vendor.com/pbs?token=a1',
  ANALYTICS_URL: 'https://acme.goatcounter.com/count',
};
