/** How long a mailed link to a library is valid. It opens everything that an address has bought, so it is short. */
export const LIBRARY_LINK_HOURS = 1

/** How long a browser in which the link was opened shows the library. */
export const LIBRARY_SESSION_HOURS = 24
