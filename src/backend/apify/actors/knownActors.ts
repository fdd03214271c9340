import type { ActorSettings, JsonObject } from './actorSettings.ts';

/** Residential British proxies, because portals check where a visitor comes from. Actors accept Apify's proxies under two names. */
const britishHomes: JsonObject = { useApifyProxy: true, apifyProxyGroups: ['RESIDENTIAL'], apifyProxyCountry: 'GB' };

/**
 * Actors with known inputs and records, best first. Schemas and outputs are as seen between December 2025 and August 2026. Names change and
 * actors are withdrawn: `APIFY_ACTORS` replaces or adds any of them, and each run reads the actor's own input schema before it starts. A
 * field an input omits takes the actor's default, so unhelpful defaults (only distressed properties, only listings new since the last run)
 * are overridden explicitly.
 */
export const knownActors: readonly ActorSettings[] = [
  {
    actor: 'dhrumil/rightmove-scraper',
    sites: ['rightmove'],
    inputs: {
      listing: {
        propertyUrls: [{ url: '{url}' }],
        maxProperties: 1,
        fullPropertyDetails: true,
        monitoringMode: false,
        proxy: britishHomes,
      },
      search: {
        listUrls: [{ url: '{url}' }],
        maxProperties: '{maxItems}',
        fullPropertyDetails: true,
        monitoringMode: false,
        proxy: britishHomes,
      },
    },
    fields: {},
  },
  {
    actor: 'femstar08/rightmove-scraper',
    sites: ['rightmove', 'zoopla'],
    inputs: {
      listing: {
        site: '{site}',
        startUrls: [],
        propertyUrls: [{ url: '{url}' }],
        maxItems: 1,
        maxPages: 1,
        fullPropertyDetails: true,
        onlyDistressed: false,
        monitoringMode: false,
        crossSiteDeduplication: false,
        proxyConfiguration: britishHomes,
      },
      search: {
        site: '{site}',
        startUrls: [{ url: '{url}' }],
        propertyUrls: [],
        maxItems: '{maxItems}',
        fullPropertyDetails: true,
        onlyDistressed: false,
        monitoringMode: false,
        crossSiteDeduplication: false,
        proxyConfiguration: britishHomes,
      },
    },
    fields: { displayAddress: ['address'], url: ['sourceUrl'], transactionType: ['additionalData.transactionType'] },
  },
  {
    actor: 'shahidirfan100/zoopla-property-scraper',
    sites: ['zoopla'],
    inputs: { search: { startUrl: '{url}', resultsWanted: '{maxItems}', includeDetails: true, proxyConfiguration: britishHomes } },
    fields: { displayAddress: ['address'], transactionType: ['category'] },
  },
  {
    actor: 'shahidirfan100/zoopla-scraper',
    sites: ['zoopla'],
    inputs: { search: { startUrl: '{url}', results_wanted: '{maxItems}', proxyConfiguration: britishHomes } },
    fields: { displayAddress: ['address'], bedrooms: ['beds'], bathrooms: ['baths'], postcode: ['postalCode'] },
  },
  {
    actor: 'azzouzana/zoopla-scraper-search',
    sites: ['zoopla'],
    inputs: { search: { startUrl: '{url}', maxItems: '{maxItems}', fetchEmails: false } },
    fields: {},
  },
];
