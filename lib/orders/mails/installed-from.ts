import type { InstalledFrom } from './delivery-mail'

type Installed = {
  installerUrl: string | null
  /** Whether the store has files of it. */
  hasFiles: boolean
  /** Its keys are made by the store, whose own software it is. */
  keysByRule: boolean
}

type Reader = {
  /** Whether the reader can open the page of the order, which who was given it can't. */
  opensOrder: boolean
  storeUrl: string
}

/** Where a buyer finds what is installed. */
export function installedFrom(
  { installerUrl, hasFiles, keysByRule }: Installed,
  { opensOrder, storeUrl }: Reader,
): InstalledFrom {
  if (installerUrl !== null) return { at: 'host', host: new URL(installerUrl).host }
  if (hasFiles && opensOrder) return { at: 'order' }
  return keysByRule ? { at: 'host', host: new URL(storeUrl).host } : { at: 'publisher' }
}
