import type { Db } from '#kernel/db/schema.ts'
import { photoPictures } from '#subjects/pictures/facts/pictures.ts'

/** A dealer's photograph: upright, without metadata, in the size in which the site keeps it. */
export interface PhotosTable {
  /** The hash of the dealer's file: the same file is the same photo. */
  hash: string
  width: number
  height: number
  /** In bytes. */
  size: number
  stored_at: string
  /** Since when neither a cart nor the team names the photo; it is deleted some time after that. */
  unnamed_since: string | null
}

/** The bytes are in a table of their own, so that a search for a photo never reads them. */
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

/** Whether the bytes are those of the photo in the row (PIC-37). */
export function isBytesOf({ width, height, size }: PhotosTable, bytes: Uint8Array): boolean {
  const about = webpSize(bytes)
  return about?.width === width && about.height === height && bytes.length === size
}

/** Photos of a backup whose bytes differ or are missing (PIC-37). */
export async function photosOfOtherBytes(db: Db): Promise<readonly string[]> {
  const refused: string[] = []
  for (const photo of await db.selectFrom('photos').selectAll().execute()) {
    const row = await db.selectFrom('photo_bytes').select('bytes').where('hash', '=', photo.hash).executeTakeFirst()
    if (!row || !isBytesOf(photo, row.bytes)) refused.push(photo.hash)
  }
  return refused
}

/**
 * The size of a WebP picture as the site stores one: a whole file with one lossy frame and nothing else. Reads the head alone, so that no
 * pixel of a stranger's file is unpacked.
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
