import { readSite, type SiteAnswer, siteOf } from '@/lib/content/wordpress/client'
import { answered } from '@/lib/content/wordpress/site-error'
import type { PluginValues } from '@/lib/plugins/plugin'

export const WOOCOMMERCE = 'WooCommerce'

/** Reads from a shop's REST API. Never throws. @param path such as `/products` */
export const callShop = (
  values: PluginValues,
  path: string,
  query: Readonly<Record<string, string>> = {},
): Promise<SiteAnswer> =>
  readSite(siteOf(values), `/wc/v3${path}`, {
    query,
    login: { user: values.consumerKey, password: values.consumerSecret },
  })

/** {@link callShop} that has to succeed. @throws SiteError */
export const readShop = async (
  values: PluginValues,
  path: string,
  query: Readonly<Record<string, string>> = {},
) => answered(await callShop(values, path, query), WOOCOMMERCE)
