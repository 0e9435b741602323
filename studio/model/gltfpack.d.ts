/** The package comes without types. */
declare module 'gltfpack' {
  interface Files {
    read(path: string): Uint8Array
    write(path: string, bytes: Uint8Array): void
  }
  /** As on its command line; resolves with what it says. */
  export function pack(options: readonly string[], files: Files): Promise<string>
}
