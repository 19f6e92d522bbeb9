declare module 'next/dist/compiled/@vercel/nft/index.js' {
  /** As much of it as is used; Next's copy has no types. */
  const nft: {
    nodeFileTrace: (
      files: string[],
      options: {
        base: string
        processCwd: string
        mixedModules: boolean
        moduleSyncCatchall: boolean
        ignore: (path: string) => boolean
      },
    ) => Promise<{ fileList: Set<string>; esmFileList: Set<string> }>
  }
  export default nft
}
