import { driveEveryCall } from './drive-every-call';

driveEveryCall('hostile');
