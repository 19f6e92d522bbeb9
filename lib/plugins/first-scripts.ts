/*
 * Where the first script of each vendor is that a page of the store asks for. Browsers load it, and the back office
 * weighs it. What it loads itself is the vendor's affair.
 */

const GOOGLE = 'https://www.googletagmanager.com'
/** Of the snippet whose part Hotjar's script is. */
export const HOTJAR_SNIPPET_VERSION = 6
/** The name of the layer that containers and their preview expect. */
export const TAG_MANAGER_LAYER = 'dataLayer'

/** @param layer the name of the queue that it works off */
export const googleAnalyticsScript = (
  { measurementId }: { measurementId: string },
  layer = TAG_MANAGER_LAYER,
) => `${GOOGLE}/gtag/js?${new URLSearchParams({ id: measurementId, l: layer })}`

export const googleTagManagerScript = ({ containerId }: { containerId: string }) =>
  `${GOOGLE}/gtm.js?${new URLSearchParams({ id: containerId })}`

export const metaPixelScript = () => 'https://connect.facebook.net/en_US/fbevents.js'

export const pinterestTagScript = () => 'https://s.pinimg.com/ct/core.js'

export const hotjarScript = ({ siteId }: { siteId: string }) =>
  `https://static.hotjar.com/c/hotjar-${siteId}.js?sv=${HOTJAR_SNIPPET_VERSION}`

export const ahrefsScript = () => 'https://analytics.ahrefs.com/analytics.js'

export const crispScript = () => 'https://client.crisp.chat/l.js'

export const tawkScript = ({ propertyId, widgetId }: { propertyId: string; widgetId: string }) =>
  `https://embed.tawk.to/${propertyId}/${widgetId}`

export const intercomScript = ({ appId }: { appId: string }) =>
  `https://widget.intercom.io/widget/${appId}`

export const tidioScript = ({ publicKey }: { publicKey: string }) =>
  `https://code.tidio.co/${publicKey}.js`

export const oneTrustScript = () => 'https://cdn.cookielaw.org/scripttemplates/otSDKStub.js'

export const cookiebotScript = () => 'https://consent.cookiebot.com/uc.js'

export const turnstileScript = () =>
  'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

/** @param hl Google's code of the page's language */
export const recaptchaScript = (hl = 'en') =>
  `https://www.google.com/recaptcha/api.js?${new URLSearchParams({ render: 'explicit', hl })}`
