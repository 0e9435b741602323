import type { Db } from '#kernel/db/schema.ts'
import { photoPictures } from '#subjects/pictures/facts/pictures.ts'

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
export interface PhotoBytesTable {
  hash: string
  /** WebP. */
  bytes: Uint8Array
}

const isSide = (pixels: number) => Number.isInteger(pixels) && pixels >= 1 && pixels <= photoPictures.largest

export function isPhoto({ hash, width, height, size }: PhotosTable): boolean {
  return /^[\da-f]{16}$/.test(hash) && isSide(width) && isSide(height) && Number.isInteger(size) && size > 0
}

export function isPhotoBytes({ bytes }: PhotoBytesTable): boolean {
  return webpSize(bytes) !== undefined
}

/** PIC-37: the bytes are those of the photo that the row tells of. */
export function isBytesOf({ width, height, size }: PhotosTable, bytes: Uint8Array): boolean {
  const about = webpSize(bytes)
  return about?.width === width && about.height === height && bytes.length === size
}

/** PIC-37: the photos of a backup whose bytes are others, or are not there. */
export async function photosOfOtherBytes(db: Db): Promise<readonly string[]> {
  const refused: string[] = []
  for (const photo of await db.selectFrom('photos').selectAll().execute()) {
    const row = await db.selectFrom('photo_bytes').select('bytes').where('hash', '=', photo.hash).executeTakeFirst()
    if (!row || !isBytesOf(photo, row.bytes)) refused.push(photo.hash)
  }
  return refused
}

/**
 * The size of a WebP picture as we store one: a whole file with one lossy frame, and nothing beside it. Read from its head,
 * so that no pixel of what a stranger has made is unpacked.
 */
function webpSize(bytes: Uint8Array): { readonly width: number; readonly height: number } | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = (from: number, to: number) => file.toString('latin1', from, to)
  const isFrame =
    file.length >= 30 &&
    text(0, 4) === 'RIFF' &&
    file.readUInt32LE(4) + 8 === file.length &&
    text(8, 16) === 'WEBPVP8 ' &&
    file.readUInt32LE(16) + 20 <= file.length &&
    text(23, 26) === '\x9d\x01*'
  return isFrame ? { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff } : undefined
}
