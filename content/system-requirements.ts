import type { TableRows, Text } from './text'

/** How well a version of an operating system is supported. */
export const SUPPORT_LEVELS = ['full', 'limited', 'legacy', 'community'] as const
export type SupportLevel = (typeof SUPPORT_LEVELS)[number]

export type OperatingSystem = {
  id: 'windows' | 'macos' | 'linux'
  name: string
  text: Text
  versions: readonly { name: string; level: SupportLevel; note: Text }[]
  /** Minimum requirements of most software in the store. */
  minimum: { processor: string; memory: string; storage: string }
  /** How to check a computer's specifications. */
  check: readonly Text[]
}

export const OPERATING_SYSTEMS: readonly OperatingSystem[] = [
  {
    id: 'windows',
    name: 'Windows',
    text: 'Most of what we sell runs on 64-bit Windows with an Intel or AMD processor.',
    versions: [
      {
        name: 'Windows 11',
        level: 'full',
        note: 'Any release that still gets updates from Microsoft',
      },
      {
        name: 'Windows 10 (22H2)',
        level: 'limited',
        note: 'Microsoft ended regular support on 14 October 2025. Many programs still run; new versions may not.',
      },
      {
        name: 'Windows 8.1 and 8',
        level: 'legacy',
        note: 'No security updates since January 2023; only older versions of programs run',
      },
      {
        name: 'Windows 7',
        level: 'legacy',
        note: 'No security updates since January 2020; please do not use it online',
      },
    ],
    minimum: { processor: 'Intel Core i3 or equivalent', memory: '4 GB', storage: '10 GB free' },
    check: [
      'Press `Windows` + `I` and choose **System**, then **About**. You see processor, memory and whether Windows is 64-bit.',
      'On the same page, **Windows specifications** names the edition and version, such as Windows 11 Pro, 25H2.',
      'Choose **System**, then **Storage** to see the free space on your drive.',
      'Press `Windows` + `R` and run `dxdiag`; the **Display** tab names the graphics card.',
    ],
  },
  {
    id: 'macos',
    name: 'macOS',
    text: 'Publishers usually support the three most recent versions of macOS.',
    versions: [
      {
        name: 'macOS 26 Tahoe and newer',
        level: 'full',
        note: 'Tahoe is the last version for Macs with an Intel processor',
      },
      { name: 'macOS 15 Sequoia', level: 'full', note: 'With its latest update' },
      {
        name: 'macOS 14 Sonoma',
        level: 'limited',
        note: 'Publishers are dropping it from their newest versions',
      },
      {
        name: 'macOS 13 Ventura and older',
        level: 'legacy',
        note: 'Only older versions of programs run',
      },
    ],
    minimum: { processor: 'Apple M1 or Intel Core i5', memory: '8 GB', storage: '15 GB free' },
    check: [
      'Open the Apple menu and choose **About This Mac**. You see the chip or processor, the memory and the version of macOS.',
      'Choose **More Info**, then **Storage**, to see how much space is free.',
      'A line that says **Chip** means Apple silicon; a line that says **Processor** means Intel.',
      'Choose **More Info**, then **System Report**, then **Graphics/Displays** for the graphics card.',
    ],
  },
  {
    id: 'linux',
    name: 'Linux',
    text: 'Fewer publishers offer a Linux version. The product page says so when there is one.',
    versions: [
      {
        name: 'Ubuntu LTS 24.04 and newer',
        level: 'full',
        note: 'What publishers test with most often',
      },
      {
        name: 'Debian 12 and 13, Red Hat Enterprise Linux 9 and 10',
        level: 'limited',
        note: 'Supported by some publishers; check the product page',
      },
      {
        name: 'Fedora, Linux Mint, Arch and others',
        level: 'community',
        note: 'No promise from publishers; help comes from their users',
      },
      {
        name: 'Ubuntu 20.04, CentOS 7 and older',
        level: 'legacy',
        note: 'Past the end of their regular support',
      },
    ],
    minimum: { processor: 'x86_64 (64-bit)', memory: '4 GB', storage: '8 GB free' },
    check: [
      'Open a terminal. `cat /etc/os-release` names the distribution and its version.',
      '`uname -m` must answer `x86_64` for most software; `lscpu` names the processor.',
      '`free -h` shows the memory, `df -h /` the free space.',
      '`lspci | grep -i vga` names the graphics card.',
    ],
  },
]

export type SoftwareCategory = {
  id: string
  name: string
  text: Text
  rows: TableRows['rows']
}

/** Requirements by kind of software: what it is about, on Windows, on macOS. */
export const SOFTWARE_CATEGORIES: readonly SoftwareCategory[] = [
  {
    id: 'office',
    name: 'Office',
    text: 'Microsoft 365 and Office 2024. Office 2016 and 2019 have had no security updates since 14 October 2025; those for Office 2021 end on 13 October 2026.',
    rows: [
      ['Operating system', 'Windows 11 or 10, 64-bit', 'One of the three most recent versions'],
      ['Processor', '1.6 GHz, 2 cores', 'Apple silicon or Intel'],
      ['Memory', '4 GB', '4 GB'],
      ['Storage', '4 GB free', '10 GB free'],
      ['Display', '1280 × 768', '1280 × 800'],
      [
        'Good to know',
        'Access, Publisher, Visio and Project exist for Windows only',
        'Office for Mac needs a licence for Mac; one for PC does not activate',
      ],
    ],
  },
  {
    id: 'creative-suite',
    name: 'Creative Suite',
    text: 'Photo, video, music and design programs, such as those of Adobe, Corel and Affinity. The values are a safe start; video in 4K and large projects need more.',
    rows: [
      ['Operating system', 'Windows 11, or 10 version 22H2, 64-bit', 'macOS 14 Sonoma or newer'],
      [
        'Processor',
        'Intel or AMD, 4 cores, with SSE 4.2 and AVX2',
        'Apple silicon, or Intel Core i5 where still supported',
      ],
      ['Memory', '8 GB, recommended 16 GB', '8 GB, recommended 16 GB'],
      ['Storage', '20 GB free on an SSD', '20 GB free on an SSD'],
      ['Graphics', 'DirectX 12, 2 GB of memory, recommended 4 GB', 'Metal'],
      ['Display', '1280 × 800, recommended 1920 × 1080', '1280 × 800, recommended 1920 × 1080'],
    ],
  },
  {
    id: 'antivirus-security',
    name: 'Antivirus and Security',
    text: 'Norton, McAfee, Bitdefender, ESET and others. Remove another antivirus program before you install a new one.',
    rows: [
      [
        'Operating system',
        'Windows 11 or 10, not in S mode',
        'The current and the two previous versions',
      ],
      ['Processor', '1.6 GHz, 2 cores', 'Apple silicon or Intel'],
      ['Memory', '2 GB, recommended 4 GB', '4 GB'],
      ['Storage', '3 GB free', '2 GB free'],
      [
        'Internet',
        'Needed for activation and daily updates',
        'Needed for activation and daily updates',
      ],
      [
        'Good to know',
        'Windows on Arm works with some publishers only',
        'Asks for Full Disk Access in the privacy settings',
      ],
    ],
  },
  {
    id: 'development-tools',
    name: 'Development Tools',
    text: 'Visual Studio, JetBrains and similar. Containers, emulators and virtual machines need memory of their own on top.',
    rows: [
      [
        'Operating system',
        'Windows 11, or 10 version 22H2, 64-bit',
        'One of the three most recent versions',
      ],
      [
        'Processor',
        '4 cores, 64-bit; recommended 8 cores',
        'Apple silicon, recommended M2 or newer',
      ],
      ['Memory', '8 GB, recommended 16 GB', '8 GB, recommended 16 GB'],
      ['Storage', '20–50 GB free on an SSD', '10 GB free on an SSD'],
      ['Display', '1366 × 768, recommended 1920 × 1080', '1280 × 800, recommended 1920 × 1080'],
      [
        'Good to know',
        'Installing needs administrator rights; virtualisation must be on for emulators',
        'Visual Studio for Mac was discontinued on 31 August 2024; Visual Studio runs on Windows',
      ],
    ],
  },
]

/** Common problems and their solutions. */
export const COMMON_ISSUES: readonly { problem: string; fixes: readonly Text[] }[] = [
  {
    problem: 'Windows says: “This app can’t run on your PC”',
    fixes: [
      'The installer is for another kind of processor. Check under **System**, then **About**, whether Windows is 64-bit and runs on an x64 or an Arm processor, and download the matching installer.',
      'Windows in S mode only runs programs from the Microsoft Store. You can leave S mode for free under **System**, then **Activation**; there is no way back.',
    ],
  },
  {
    problem: 'The installer stops because there is not enough space',
    fixes: [
      'Installing needs about twice the space that the finished program takes. Empty the bin, and run Storage Sense on Windows (**System**, then **Storage**) or **Storage**, then **Recommendations**, on a Mac.',
      'If the program allows it, choose another drive during installation.',
    ],
  },
  {
    problem: 'The installer refuses Windows 10',
    fixes: [
      'Run Windows Update until you have version 22H2, then try again.',
      'Microsoft’s free PC Health Check tells you whether your computer can be upgraded to Windows 11. If it can’t, ask us for a version of the program that still supports Windows 10.',
    ],
  },
  {
    problem: 'macOS says that the app can’t be opened or checked for malware',
    fixes: [
      'Make sure that the installer came from the publisher’s own site. Then open **System Settings**, **Privacy & Security**, scroll to **Security** and choose **Open Anyway**.',
    ],
  },
  {
    problem: 'A program for Intel Macs does not start on Apple silicon',
    fixes: [
      'Open a terminal and run `softwareupdate --install-rosetta`, or accept when macOS offers to install Rosetta.',
      'Look for a newer version from the publisher: Apple is phasing Rosetta out, so a version for Apple silicon is the better choice.',
    ],
  },
  {
    problem: 'A message names a missing file, such as VCRUNTIME140.dll or .NET',
    fixes: [
      'Install the latest Microsoft Visual C++ Redistributable (x64) or the .NET Desktop Runtime from microsoft.com, restart, and start the program again. Do not download single DLL files from other sites.',
    ],
  },
  {
    problem: 'An antivirus program will not install or keeps stopping',
    fixes: [
      'Only one antivirus program should be active. Uninstall the old one with the removal tool of its publisher, restart, and install again.',
    ],
  },
  {
    problem: 'The program is slow, or its picture flickers',
    fixes: [
      'Install the newest graphics driver from Intel, AMD or NVIDIA. On a notebook with two graphics cards, assign the faster one under **System**, **Display**, **Graphics**.',
      'If memory is full while the program runs, close others; the recommended memory above is what you need for comfortable work.',
    ],
  },
]

/** Checklist before buying. */
export const BEFORE_YOU_BUY: readonly { title: string; text: Text }[] = [
  {
    title: 'The product page decides',
    text: 'The figures here are typical values. What the page of a product says under Requirements is what the publisher asks for, and what counts.',
  },
  {
    title: 'Minimum is not comfortable',
    text: 'With the minimum a program starts. For daily work look for the recommended values, above all for memory.',
  },
  {
    title: 'Windows or Mac, and which edition',
    text: 'Many licences are for one system only. Check the system, the edition and the number of devices in the product name.',
  },
  {
    title: 'Tablets and Chromebooks',
    text: 'iPads, Android tablets and Chromebooks run the mobile or web version of some programs, never the desktop version.',
  },
  {
    title: 'What you need to install',
    text: 'An internet connection to download and activate, administrator rights, and for many publishers a free account.',
  },
  {
    title: 'If it does not fit',
    text: 'Do not activate the key. An unused key can be returned; the [returns page](/returns) says how. A device that does not meet the requirements is no reason for a refund once the key is activated.',
  },
]
