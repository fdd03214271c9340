import { fieldText } from '../fieldText.ts';

/** The code typed into a form's code field, without spaces. */
export const typedCode = (form: HTMLFormElement): string => fieldText(form, 'code').replaceAll(/\s/g, '');
