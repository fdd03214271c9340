import { saveOrShareFile } from '../../../parts/files/saveOrShareFile.ts';
import { checklistPage } from './checklistPage.ts';
import { dealTemplate } from './dealTemplate.ts';
import { glossaryPage } from './glossaryPage.ts';

const html = 'text/html;charset=utf-8';

/** Generates one of the files and downloads it. */
export async function saveDownload(id: 'checklist' | 'template' | 'glossary'): Promise<void> {
  if (id === 'checklist') await saveOrShareFile(new File([checklistPage()], 'viewing-checklist.html', { type: html }));
  else if (id === 'glossary') await saveOrShareFile(new File([glossaryPage()], 'property-glossary.html', { type: html }));
  else await saveOrShareFile(new File([await dealTemplate()], 'deal-template.csv', { type: 'text/csv;charset=utf-8' }));
}
