/** The page on which anybody asks for what is stored about their address. */
export const OWN_DATA_PATH = '/your-data'
