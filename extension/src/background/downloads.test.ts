import { beforeEach, expect, test, vi } from 'vitest';
import { Downloads, describeDownload } from './downloads.ts';

const PAGE = 'https://shop.example/invoices';
type Item = chrome.downloads.DownloadItem;

const makeItem = (more: Partial<Item> = {}): Item =>
  ({
    id: 1,
    url: 'https://shop.example/file/7',
    finalUrl: 'https://shop.example/file/7',
    referrer: PAGE,
    filename: '',
    state: 'in_progress',
    bytesReceived: 0,
    fileSize: -1,
    mime: 'application/pdf',
    startTime: new Date().toISOString(),
    ...more,
  }) as Item;

const report = vi.fn();

beforeEach(() => report.mockReset());

test('a finished download tells its path', () => {
  const item = makeItem({
    state: 'complete' as Item['state'],
    filename: '/home/u/inv.pdf',
    fileSize: 9,
    bytesReceived: 9,
  });
  expect(describeDownload(item)).toMatchObject({ filename: 'inv.pdf', path: '/home/u/inv.pdf', bytes: 9 });
});

test('an unfinished download has the name of its address', () => {
  expect(describeDownload(makeItem()).filename).toBe('7');
});

test('a download belongs to the action on the page that it came from', () => {
  const downloads = new Downloads(report);
  downloads.begin(1, 'call-1', PAGE);
  downloads.begin(2, 'call-2', 'https://other.example/');
  downloads.created(makeItem());
  expect([downloads.ofCall('call-1')?.id, downloads.ofCall('call-2')]).toEqual([1, null]);
});

test('a download of another site is nobody’s, when nothing is acting', () => {
  const downloads = new Downloads(report);
  downloads.begin(1, 'call-1', PAGE)();
  downloads.created(makeItem({ referrer: 'https://other.example/' }));
  expect(downloads.ofCall('call-1')).toBeNull();
});

test('what exploration ran into is not reported', () => {
  const downloads = new Downloads(report);
  downloads.begin(5, 'call-1', PAGE, 'https://shop.example/file/7');
  downloads.created(makeItem());
  expect(report).not.toHaveBeenCalled();
});

test('a download is told with its call', () => {
  const downloads = new Downloads(report);
  downloads.begin(1, 'call-1', PAGE);
  downloads.created(makeItem());
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'download', callId: 'call-1', chromeId: 1 }),
  );
});

test('a wait does not take the download of the action before', () => {
  const downloads = new Downloads(report);
  downloads.begin(1, 'call-1', PAGE)();
  downloads.created(makeItem());
  downloads.begin(1, 'call-2', PAGE);
  expect(downloads.ofTab(1)).toBeNull();
});

test('a download that comes after the action ended is still its own', () => {
  const downloads = new Downloads(report);
  downloads.begin(1, 'call-1', PAGE)();
  downloads.created(makeItem());
  expect(downloads.ofTab(1)?.id).toBe(1);
});

test('a file that exploration ran into may be downloaded afterwards', () => {
  const downloads = new Downloads(report);
  downloads.begin(5, 'explored', PAGE, 'https://shop.example/file/7')();
  downloads.begin(1, 'clicked', PAGE);
  downloads.created(makeItem());
  expect(downloads.ofCall('clicked')?.id).toBe(1);
});

test('another file from the page that was explored is not taken for the one that exploration met', () => {
  const downloads = new Downloads(report);
  downloads.begin(5, 'explored', PAGE, 'https://shop.example/file/8')();
  downloads.created(makeItem());
  expect(downloads.ofCall('explored')).toBeNull();
});
