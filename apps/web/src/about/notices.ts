/** The packages whose code the page contains, and whom they are by. */
export interface PackageNotice {
  readonly name: string;
  readonly licence: string;
  readonly copyright: string;
}

export const packageNotices: readonly PackageNotice[] = [
  { name: 'preact', licence: 'MIT', copyright: '© 2015 Jason Miller' },
  { name: 'preact-iso', licence: 'MIT', copyright: '© 2020 The Preact Authors' },
  { name: '@preact/signals', licence: 'MIT', copyright: '© 2022 Preact Team' },
  { name: '@preact/signals-core', licence: 'MIT', copyright: '© 2022 Preact Team' },
  { name: '@noble/hashes', licence: 'MIT', copyright: '© 2022 Paul Miller' },
  { name: 'zod', licence: 'MIT', copyright: '© 2025 Colin McDonnell' },
  { name: 'uqr', licence: 'MIT', copyright: '© Project Nayuki, © 2023 Anthony Fu' },
];

/** Written when the page is built: the licences of everything that the page and its server run with. */
export const ALL_NOTICES = '/notices.txt';

/** The licence that all of them and we ourselves are under; it is a legal text and stays as it is. */
export const MIT_TEXT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
