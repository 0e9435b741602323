import type { TableSet } from '#kernel/db/schema.ts'
import { photoFault } from './photo-fault.ts'

declare module '#kernel/db/schema.ts' {
  interface Tables {
    photos: PhotosTable
    photo_bytes: PhotoBytesTable
  }
}

/** A photograph of the dealer: upright, without metadata, as large as it is kept. */
export interface PhotosTable {
  /** Of the file that the dealer brought: the same file is the same photo. */
  hash: string
  width: number
  height: number
  /** In bytes. */
  size: number
  stored_at: string
  /** Since when no cart names it; it ends a while after. */
  unnamed_since: string | null
}

/** The bytes stand apart, so that looking for a photo never reads them. */
interface PhotoBytesTable {
  hash: string
  /** WebP. */
  bytes: Uint8Array
}

// SQLite takes any word for a type and keeps bytes as they are; PostgreSQL knows `bytea`.
export const pictureTables: TableSet = {
  migrations: {
    '0030-photos': [
      `create table photos (
        hash text primary key,
        width integer not null,
        height integer not null,
        size integer not null,
        stored_at text not null,
        unnamed_since text
      )`,
    ],
    '0031-photo-bytes': [
      `create table photo_bytes (
        hash text primary key references photos (hash) on delete cascade,
        bytes bytea not null
      )`,
    ],
  },
  tables: {
    photos: { key: ['hash'] },
    photo_bytes: { key: ['hash'], rowsAtOnce: 1, bytes: 'bytes' },
  },
  fault: photoFault,
}
