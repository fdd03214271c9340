import { viewingAreas, viewingQuestions } from '../../../../core/deal/viewing/viewingQuestions.ts';
import { escaped, printedPage } from './printedPage.ts';

/** The viewing checklist as a printable HTML page. */
export const checklistPage = (): string =>
  printedPage({
    title: 'Viewing checklist',
    lead: 'From Yardstick. This is general guidance, not a survey. If something looks wrong, ask a qualified professional.',
    body: viewingAreas.map(areaMarkup).join('\n'),
  });

function areaMarkup(area: (typeof viewingAreas)[number]): string {
  const lines = viewingQuestions
    .filter((asked) => asked.area === area)
    .map(
      ({ question, why, cost }) =>
        `<div class="line"><span class="box"></span><p><strong>${escaped(question)}</strong></p><p class="quiet">${escaped(why)} ${escaped(cost)}</p></div>`,
    );
  return `<h2>${escaped(area)}</h2>\n${lines.join('\n')}`;
}
