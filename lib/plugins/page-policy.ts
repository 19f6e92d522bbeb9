import { allow, PLAIN_POLICY, type Sources } from '@/lib/platform/content-security-policy.mjs'
import type { InBrowser } from './in-browser'
import {
  PAGE_PLUGIN_NAMES,
  PAGE_PLUGINS,
  type PagePluginName,
  type PublicPlugins,
} from './page-plugins'

/** Whether an active plugin loads third-party resources on storefront pages. */
function loadsOnStorefront<N extends PagePluginName>(name: N, plugins: PublicPlugins): boolean {
  const { sources, isOnStorefront } = PAGE_PLUGINS[name].page
  const values = plugins[name]
  return sources !== undefined && values !== undefined && (isOnStorefront?.(values) ?? true)
}

/** Whether it does so where only what says so is loaded. */
function loadsIn<N extends PagePluginName>(
  place: 'isInBackOffice' | 'isInCheckout',
  name: N,
  plugins: PublicPlugins,
): boolean {
  const { sources, [place]: isThere } = PAGE_PLUGINS[name].page
  const values = plugins[name]
  return sources !== undefined && values !== undefined && (isThere?.(values) ?? false)
}

/**
 * The plugins whose scripts storefront pages may load; of plugins of one group, the first that is on.
 */
export function storefrontPlugins(plugins: PublicPlugins): PagePluginName[] {
  const taken = new Set<string>()
  return PAGE_PLUGIN_NAMES.filter((name) => {
    if (!loadsOnStorefront(name, plugins)) return false
    const { group } = PAGE_PLUGINS[name].page
    if (group === undefined) return true
    if (taken.has(group)) return false
    taken.add(group)
    return true
  })
}

/** The plugins whose scripts the back office may load. */
export const backOfficePlugins = (plugins: PublicPlugins): PagePluginName[] =>
  PAGE_PLUGIN_NAMES.filter((name) => loadsIn('isInBackOffice', name, plugins))

/** The plugins whose scripts the checkout may load. */
export const checkoutPlugins = (plugins: PublicPlugins): PagePluginName[] =>
  PAGE_PLUGIN_NAMES.filter((name) => loadsIn('isInCheckout', name, plugins))

/**
 * What visitors are told of the plugins that are on: those of the storefront, which of a group has but one, and of the
 * checkout.
 */
export function pluginsInBrowser(plugins: PublicPlugins): (InBrowser & { name: string })[] {
  const loaded = new Set([...storefrontPlugins(plugins), ...checkoutPlugins(plugins)])
  return PAGE_PLUGIN_NAMES.filter((name) => loaded.has(name)).flatMap((name) => {
    const { name: title, page } = PAGE_PLUGINS[name]
    return page.inBrowser ? [{ name: title, ...page.inBrowser }] : []
  })
}

/** The sources of the given plugins, as input of `allow`. */
export const pageSources = (names: readonly PagePluginName[]): Sources[] =>
  names.map((name) => PAGE_PLUGINS[name].page.sources ?? {})

/**
 * The storefront's policy if no server replaces the build's: allows every plugin, as any may be
 * switched on.
 */
export const developmentPolicy = (): string => allow(PLAIN_POLICY, pageSources(PAGE_PLUGIN_NAMES))
