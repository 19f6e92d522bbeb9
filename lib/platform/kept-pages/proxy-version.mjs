import {
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'

const LINGER_MS = 10_000

/**
 * A link that a proxy on the same machine has in the key of its cache (deploy/nginx.conf): whenever it
 * points elsewhere, nothing that the proxy has kept is found any more. Each process turns it when it has
 * taken a change in; the last one to do so turns it last.
 *
 * @param {string} link its path; the folder is made
 * @returns {() => void} turns it
 */
export function proxyVersion(link) {
  const folder = dirname(link)
  mkdirSync(folder, { recursive: true })
  const turn = () => {
    const target = mkdtempSync(join(folder, `${basename(link)}-`))
    const next = `${target}.link`
    symlinkSync(basename(target), next)
    const before = targetOf(link)
    renameSync(next, link)
    // Not at once: the proxy may be looking it up.
    if (before) setTimeout(() => remove(join(folder, before)), LINGER_MS).unref()
  }
  turn()
  return () => {
    try {
      turn()
    } catch (error) {
      // A proxy must not show what is out of date: without the link it keeps nothing.
      console.error('✖ The version for the proxy could not be changed:', error)
      rmSync(link, { force: true })
    }
  }
}

/** @param {string} link */
function targetOf(link) {
  try {
    return basename(readlinkSync(link))
  } catch {
    return null
  }
}

/** Another process may have been faster. @param {string} folder */
function remove(folder) {
  try {
    rmdirSync(folder)
  } catch {
    // It is gone, or not ours.
  }
}
