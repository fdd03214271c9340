import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { documentsName, personOf, viewName, workspaceOf } from '../../../../src/data/view/viewName.ts';

const person = fc.option(fc.uuid());

it('names: a person’s personal workspace keeps the name it had before teams', () => {
  expect([documentsName('ada'), documentsName('ada', null), documentsName(null)]).toEqual([
    'yardstick-ada',
    'yardstick-ada',
    'yardstick-device',
  ]);
});

it('names: give back their person and workspace, and differ between any two workspaces', () => {
  fc.assert(
    fc.property(person, fc.option(fc.uuid()), fc.uuid(), (userId, workspaceId, other) => {
      const name = documentsName(userId, workspaceId);
      expect([personOf(name), workspaceOf(name)]).toEqual([userId, workspaceId]);
      fc.pre(other !== workspaceId && other !== userId);
      expect(new Set([name, documentsName(userId, other), documentsName(other, workspaceId), viewName(name)]).size).toBe(4);
    }),
  );
});
