/** The bytes of a file under their hash, in pieces, so that no row and no statement is large. */
interface ContentBlobsTable {
  hash: string;
  piece: number;
  /** In base64: both databases and a backup carry text. */
  bytes: string;
}

/** What was published, one after the other: each number is one more than that of what it was made from. */
export interface ContentRevisionsTable {
  number: number;
  at: string;
  /** The id of a person, as in the log, or the name of an operator. */
  who: string;
  deed: string;
  entry: string;
  note: string;
  /** The places that were changed, as JSON. */
  edits: string;
  /** The revision that this one takes back. */
  takes_back: number | null;
  /** The name and the entries of a change of several, as JSON. */
  named: string | null;
}

/** Which bytes a file has from a revision on; null if it is not there any more. */
interface ContentFilesTable {
  file: string;
  revision: number;
  hash: string | null;
}

export interface ContentTables {
  content_blobs: ContentBlobsTable;
  content_revisions: ContentRevisionsTable;
  content_files: ContentFilesTable;
}
