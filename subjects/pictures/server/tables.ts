import type { TableSet } from '#kernel/db/schema.ts'
import { isPhoto, isPhotoBytes, type PhotoBytesTable, type PhotosTable, photosOfOtherBytes } from './photo-row.ts'

declare module '#kernel/db/schema.ts' {
  interface Tables {
    photos: PhotosTable
    photo_bytes: PhotoBytesTable
  }
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
    photos: {
      key: ['hash'],
      accepts: isPhoto,
      findInvalidKeys: photosOfOtherBytes,
      calledInCounts: ['photo', 'photos'],
    },
    photo_bytes: {
      key: ['hash'],
      rowsAtOnce: 1,
      bytes: 'bytes',
      accepts: isPhotoBytes,
      belongsTo: { hash: 'photos' },
    },
  },
}
