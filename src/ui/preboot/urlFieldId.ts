/** The link field's id, so that "Add" in the navigation can focus it without loading the field. */
export const urlFieldId = 'listing-url';
