import { handOverFile } from '../../../parts/files/handOverFile.ts';
import { checklistPage } from './checklistPage.ts';
import { dealTemplate } from './dealTemplate.ts';
import { glossaryPage } from './glossaryPage.ts';

const html = 'text/html;charset=utf-8';

/** Generates one of the files and downloads it. */
export async function saveDownload(id: 'checklist' | 'template' | 'glossary'): Promise<void> {
  if (id === 'checklist') await handOverFile(new File([checklistPage()], 'viewing-checklist.html', { type: html }));
  else if (id === 'glossary') await handOverFile(new File([glossaryPage()], 'property-glossary.html', { type: html }));
  else await handOverFile(new File([await dealTemplate()], 'deal-template.csv', { type: 'text/csv;charset=utf-8' }));
}
