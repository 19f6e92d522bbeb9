/** How long a mailed link to somebody's data is valid. It shows and erases all of it, so it is short. */
export const OWN_DATA_LINK_HOURS = 1
