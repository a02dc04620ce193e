import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';

/**
 * Reports a run of the browser tests to its parent process: the number of finished tests, and each failure when it happens. The messages
 * are `ProgressMessage` in tooling/checks/run-tests.ts.
 */
export default class ProgressReporter implements Reporter {
  private total = 0;
  private done = 0;
  private failed = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.total = suite.allTests().length;
    this.report({ progress: this.progress() });
  }

  /** Passes on the output of tests, such as measured bytes. */
  onStdOut(chunk: string | Buffer): void {
    process.stdout.write(chunk);
  }

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    this.done += 1;
    if (status !== test.expectedStatus) {
      this.failed += 1;
      const [, project = '', , ...titles] = test.titlePath();
      const message = errors.map(({ message: text, snippet }) => [text, snippet].join('\n')).join('\n');
      this.report({ failure: { file: test.location.file, line: test.location.line, project, title: titles.join(' › '), message } });
    }
    this.report({ progress: this.progress() });
  }

  /** A failure outside tests: the stack did not start, or a file could not be loaded. */
  onError({ message = '', stack }: TestError): void {
    this.report({ failure: { file: '', title: 'the run itself', message: stack ?? message } });
  }

  private progress() {
    return { done: this.done, total: this.total, failed: this.failed };
  }

  private report(message: object): void {
    process.send?.(message);
  }
}
