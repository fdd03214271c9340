import { describe, expect, it } from 'vitest';
import { maxFileBytes } from '../../../../../src/core/kernel/files/fileLimits.ts';
import { fileKind, refusePageFile } from '../../../../../src/ui/parts/capture/pageFiles.ts';

describe('refusePageFile', () => {
  it('accepts saved pages by name or by type', () => {
    expect(refusePageFile({ name: 'Listing.HTM', type: '', size: 10 })).toBeNull();
    expect(refusePageFile({ name: 'listing', type: 'text/html', size: 10 })).toBeNull();
  });

  it('refuses other files before reading them', () => {
    expect(refusePageFile({ name: 'house.jpg', type: 'image/jpeg', size: 10 })).toBe('not-a-page');
  });

  it('recognises a page archive, which lacks the page’s data', () => {
    expect(refusePageFile({ name: 'page.mhtml', type: 'multipart/related', size: 10 })).toBe('archive');
    expect(refusePageFile({ name: 'page.MHT', type: '', size: 10 })).toBe('archive');
  });

  it('refuses empty and oversized files, and accepts a file of exactly the limit', () => {
    expect(refusePageFile({ name: 'a.html', type: '', size: 0 })).toBe('empty');
    expect(refusePageFile({ name: 'a.html', type: '', size: maxFileBytes.page })).toBeNull();
    expect(refusePageFile({ name: 'a.html', type: '', size: maxFileBytes.page + 1 })).toBe('too-large');
  });
});

describe('fileKind', () => {
  it('distinguishes our own deal files and link lists from pages, by name or by type', () => {
    expect(fileKind({ name: 'Tallow-Street.deal', type: '' })).toBe('deal');
    expect(fileKind({ name: 'shared', type: 'application/vnd.yardstick.deal+json' })).toBe('deal');
    expect(fileKind({ name: 'links.CSV', type: 'application/vnd.ms-excel' })).toBe('links');
    expect(fileKind({ name: 'listing.html', type: 'text/html' })).toBe('page');
  });
});
