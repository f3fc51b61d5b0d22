/** The edition by which a record is read where none is named: most records that are passed around are English. */
export const RECORD_EDITION = 'en';
