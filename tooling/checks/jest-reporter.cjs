/**
 * Reports a Jest run to its parent process: the number of finished files, and each failure when it happens. The messages are
 * `ProgressMessage` in run-tests.ts.
 */
module.exports = class ProgressReporter {
  #done = 0;
  #total = 0;
  #failed = 0;

  onRunStart({ numTotalTestSuites }) {
    this.#total = numTotalTestSuites;
  }

  onTestResult({ path }, { testResults, testExecError, failureMessage }) {
    this.#done += 1;
    const failed = testResults.filter(({ status }) => status === 'failed');
    for (const { fullName, failureMessages } of failed) {
      this.#report({ failure: { file: path, title: fullName, message: failureMessages.join('\n') } });
    }
    // A file that could not be loaded has no results.
    if (testExecError && failed.length === 0) this.#report({ failure: { file: path, title: '', message: failureMessage ?? '' } });
    this.#failed += Math.max(failed.length, testExecError ? 1 : 0);
    this.#report({ progress: { done: this.#done, total: this.#total, failed: this.#failed } });
  }

  #report(message) {
    process.send?.(message);
  }
};
