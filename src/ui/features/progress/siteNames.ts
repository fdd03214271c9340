import type { Site } from '../../../core/listing/facts.ts';

export const siteNames: Readonly<Record<Site, string>> = { zoopla: 'Zoopla', rightmove: 'Rightmove' };
